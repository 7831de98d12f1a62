import { type DragEvent, useEffect, useRef, useState } from 'react';

type Take = (file: File | undefined) => void;

/** Lets a photo be dropped on an element; the first file counts. */
export function usePhotoDrop(take: Take) {
  const [isOver, setIsOver] = useState(false);
  const dropTarget = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { isOver, dropTarget };
}

/** Lets a photo be pasted anywhere on the page. */
export function usePhotoPaste(take: Take) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current(clipboardData?.files[0]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
