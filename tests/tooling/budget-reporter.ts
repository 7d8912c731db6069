import type { Reporter, TestCase } from '@playwright/test/reporter';

interface Spent {
  readonly page: string;
  readonly amount: number;
}

/** Lists the page that used most of every budget that a test measured: an annotation `budget: name`. */
export default class BudgetReporter implements Reporter {
  readonly #worst = new Map<string, Spent>();

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      const amount = Number(description);
      if (!type.startsWith('budget: ') || Number.isNaN(amount)) continue;
      const other = this.#worst.get(type);
      if (other === undefined || amount > other.amount) {
        this.#worst.set(type, { page: test.parent.title, amount });
      }
    }
  }

  onEnd(): void {
    for (const [type, { page, amount }] of this.#worst) {
      console.log(`Most of ${type.slice('budget: '.length)}: ${amount} (${page})`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
