import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers';

/** The owner of timers: a page that is put to sleep or closed takes its timers along. */
export interface Owner {
  /** The time at which a due timer may fire; null for never. */
  readonly firesAt: (due: number) => number | null;
}

interface Task {
  readonly id: number;
  at: number;
  /** The moment it was meant for, if it was put off since. */
  readonly due: number;
  readonly owner: Owner | undefined;
  readonly run: () => void;
}

/** Lets all promises go on that can, however deep. */
async function settle(): Promise<void> {
  await new Promise((resolve) => nextTurn(resolve));
}

/** Time that passes as fast as the code under it runs. It stands in for the timers of everything that is loaded. */
export class VirtualTime {
  now: number;
  private tasks: Task[] = [];
  private lastId = 0;
  private readonly owners = new AsyncLocalStorage<Owner>();

  constructor(start: number) {
    this.now = start;
  }

  /** Runs it as something that the owner does, and so all that follows from it. */
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

  /** Passes the time until a moment; `seen` is called whenever something has happened. */
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

  /** Puts this time in the place of the real one; gives back what ends that. */
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
