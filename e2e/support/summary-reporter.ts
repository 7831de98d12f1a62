import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints the counts on the last line of the output, which CI parses. */
export default class SummaryReporter implements Reporter {
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
