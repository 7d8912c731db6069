import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers';

/** The owner of timers: when a page is suspended or closed, so are its timers. */
export interface Owner {
  /** Returns the time at which a due timer may fire; null for never. */
  readonly firesAt: (due: number) => number | null;
}

interface Task {
  readonly id: number;
  at: number;
  /** The original time, if the timer was postponed. */
  readonly due: number;
  readonly owner: Owner | undefined;
  readonly run: () => void;
}

/** Lets all pending promises settle, however deep their chains are. */
async function settle(): Promise<void> {
  await new Promise((resolve) => nextTurn(resolve));
}

/** Virtual time, which passes as fast as the code runs. It replaces the timers of all loaded modules. */
export class VirtualTime {
  now: number;
  private tasks: Task[] = [];
  private lastId = 0;
  private readonly owners = new AsyncLocalStorage<Owner>();

  constructor(start: number) {
    this.now = start;
  }

  /** Runs a function on behalf of an owner, which also owns everything that follows from it. */
  as<T>(owner: Owner | undefined, run: () => T): T {
    return owner === undefined ? run() : this.owners.run(owner, run);
  }

  later(ms: number, run: () => void, owner = this.owners.getStore()): number {
    this.lastId += 1;
    const at = this.now + Math.max(0, ms);
    this.tasks.push({ id: this.lastId, at, due: at, owner, run });
    return this.lastId;
  }

  cancel(id: unknown): void {
    this.tasks = this.tasks.filter((task) => task.id !== id);
  }

  private takeNext(): Task | undefined {
    let first = 0;
    this.tasks.forEach((task, index) => {
      const best = this.tasks[first];
      if (best !== undefined && (task.at < best.at || (task.at === best.at && task.id < best.id)))
        first = index;
    });
    return this.tasks.splice(first, 1)[0];
  }

  /** Advances the time to a moment; `seen` is called whenever something has happened. */
  async passUntil(end: number, seen: () => void): Promise<void> {
    await settle();
    seen();
    for (;;) {
      const task = this.takeNext();
      if (task === undefined || task.at > end) {
        if (task !== undefined) this.tasks.push(task);
        break;
      }
      this.now = task.at;
      const at = task.owner === undefined ? task.at : task.owner.firesAt(task.at);
      if (at === null) continue;
      if (at > task.at) {
        this.tasks.push({ ...task, at });
        continue;
      }
      this.as(task.owner, task.run);
      await settle();
      seen();
    }
    this.now = end;
  }

  /** Replaces the real time with this one; returns a function that restores it. */
  install(): () => void {
    const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => this.later(ms, run),
      clearTimeout: (id: unknown) => {
        this.cancel(id);
      },
    });
    return () => {
      Object.assign(globalThis, { setTimeout: realSet, clearTimeout: realClear });
    };
  }
}
