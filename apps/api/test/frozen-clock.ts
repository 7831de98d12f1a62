import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of the caches in this process until the test ends, `aheadMs` from now. Nothing expires in a stopped
 * clock, so what is dropped was invalidated, however slow the machine is.
 */
export function freezeClock(aheadMs = 0): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + aheadMs);
  onTestFinished(() => clock.mockRestore());
}
