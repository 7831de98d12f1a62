import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Ends the output with the counts on a line of their own, as CI reads them. */
export default class ClosingLine implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase) {
    this.#tests.add(test);
  }

  onEnd() {
    const outcomes = [...this.#tests].map((test) => test.outcome());
    const count = (...wanted: string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    console.info(
      `Journeys: ${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
