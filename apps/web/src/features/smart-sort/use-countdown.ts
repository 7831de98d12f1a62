import { useEffect, useState } from 'react';

/** Whole seconds that remain, from the first render on. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
