import type { HttpResponse } from '../../src/features/sale-status/fetch-statuses';
import type { Random } from '../bench/random';
import type { VirtualTime } from './virtual-time';

const faults = ['time-out', 'error', 'reset', 'garbage', 'truncated', 'slow', 'stale', 'no headers'] as const;

/** The slug whose status is the number of the response. */
export const serialSlug = 'serial';

export interface Request {
  readonly at: number;
  over: boolean;
}

/** The responses of an endpoint: usually the true statuses of the last seconds, in bad times anything. */
export class SaleServer {
  readonly requests: Request[] = [];
  /** True times at which the data of each response was generated, by the number of the response. */
  readonly madeAt: number[] = [];
  /** Time since which all is well; null while it is not. */
  wellSince: number | null;

  constructor(
    private readonly time: VirtualTime,
    private readonly random: Random,
    /** Offset of its clock in milliseconds. */
    private readonly clockOffsetMs: number,
  ) {
    this.wellSince = time.now;
  }

  /** Starts and ends bad times at random. */
  begin(): void {
    const { time, random } = this;
    time.later(random.whole(600_000, 7_200_000), () => {
      this.wellSince = null;
      time.later(random.whole(20_000, 600_000), () => {
        this.wellSince = time.now;
        this.begin();
      });
    });
  }

  private headers(sentAt: number, madeAt: number, inCacheMs: number): HttpResponse['headers'] {
    const text = (at: number) => new Date(at + this.clockOffsetMs).toUTCString();
    const all: Record<string, string> = {
      date: text(sentAt - inCacheMs),
      'last-modified': text(madeAt),
      ...(inCacheMs > 0 && { age: String(Math.round(inCacheMs / 1000)) }),
    };
    return { get: (name) => all[name] ?? null };
  }

  private body(madeAt: number): unknown {
    this.madeAt.push(madeAt);
    const hour = Math.floor(madeAt / 3_600_000);
    return {
      data: [
        { slug: serialSlug, saleStatus: String(this.madeAt.length - 1) },
        { slug: 'coulee', saleStatus: ['upcoming', 'live', 'paused', 'completed'][hour % 4] },
      ],
    };
  }

  private createResponse(fault: (typeof faults)[number] | 'none'): HttpResponse {
    const { time, random } = this;
    const sentAt = time.now;
    const old = fault === 'stale' ? random.whole(30_000, 400_000) : random.whole(0, 4000);
    const inCacheMs = random.chance(0.5) ? random.whole(0, 5) * 1000 : 0;
    const madeAt = sentAt - inCacheMs - old;
    const known = fault !== 'no headers';
    const unreadable = fault === 'garbage' ? { data: [{ slug: 7 }] } : undefined;
    return {
      ok: fault !== 'error',
      headers: known ? this.headers(sentAt, madeAt, inCacheMs) : { get: () => null },
      json: () =>
        fault === 'truncated'
          ? Promise.reject(new SyntaxError('Unexpected end of JSON input'))
          : // Data without a date counts from its arrival.
            Promise.resolve(unreadable ?? this.body(known ? madeAt : time.now)),
    };
  }

  /** Responds to one request over the network; the time is by the clock of the requester. */
  fetch(signal: AbortSignal): Promise<HttpResponse> {
    const { time, random } = this;
    const request: Request = { at: time.now, over: false };
    this.requests.push(request);
    const fault = this.wellSince === null && random.chance(0.6) ? random.pick(faults) : 'none';
    return new Promise((resolve, reject) => {
      const end = (finish: () => void) => () => {
        request.over = true;
        finish();
      };
      signal.addEventListener(
        'abort',
        end(() => {
          reject(new Error('aborted'));
        }),
      );
      if (fault === 'time-out') return;
      const servedMs = fault === 'slow' ? random.whole(2000, 9000) : random.whole(10, 150);
      time.later(servedMs, () => {
        const response = this.createResponse(fault);
        const finish =
          fault === 'reset'
            ? () => {
                reject(new TypeError('Failed to fetch'));
              }
            : () => {
                resolve(response);
              };
        time.later(random.whole(5, 150), end(finish));
      });
    });
  }
}
