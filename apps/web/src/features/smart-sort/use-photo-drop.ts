import { type DragEvent, useEffect, useRef, useState } from 'react';

type OnPhoto = (file: File | undefined) => void;

/** Accepts a photo dropped on an element; only the first file is used. */
export function usePhotoDrop(onPhoto: OnPhoto) {
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
      onPhoto(event.dataTransfer.files[0]);
    },
  };
  return { isOver, dropTarget };
}

/** Accepts a photo pasted anywhere on the page. */
export function usePhotoPaste(onPhoto: OnPhoto) {
  const latest = useRef(onPhoto);
  useEffect(() => {
    latest.current = onPhoto;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current(clipboardData?.files[0]);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
