/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { dayMs, hourMs } from '../../src/lib/durations';
import { seededRandom, type Random } from '../bench/random';
import { Device } from './device';
import { Rules, type DayReport } from './rules';
import { SaleServer } from './sale-server';
import { Tab } from './tab';
import { VirtualTime } from './virtual-time';

function daysUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/**
 * Every kind of browser, and days on which a rule was once broken: 67 and 86 by a clock that was set back, 43 by a
 * device that slept during a request. `SIMULATED_DAYS=1000` runs the first thousand.
 */
const { SIMULATED_DAYS } = process.env;
const seeds =
  SIMULATED_DAYS === undefined ? [...daysUpTo(8), 20, 43, 67, 86] : daysUpTo(Number(SIMULATED_DAYS));
/** A day takes about a second. */
const patienceMs = 120_000 + 5000 * seeds.length;

/** Browsers differ in their features: every fourth has no storage, every fifth no locks. */
function createDevice(time: VirtualTime, random: Random, seed: number): Device<Tab> {
  return new Device(time, random, { storage: seed % 4 !== 0, locks: seed % 5 !== 0 });
}

/** Actions of people with a browser and its tabs, one after the other. */
function act(device: Device<Tab>, server: SaleServer, rules: Rules, random: Random): void {
  const { time, tabs } = device;
  const disturb = () => {
    rules.disturbedAt = time.now;
  };
  const [first, ...others] = [...tabs];
  const tab = first === undefined ? null : random.pick([first, ...others]);
  const open = () => {
    new Tab(device, server, random.chance(0.7));
  };
  const deeds: [number, () => void][] = [
    [tabs.size < 5 ? 12 : 0, open],
    [
      tabs.size < 5 ? 2 : 0,
      () => {
        open();
        open();
      },
    ],
    [
      8,
      () => {
        if (tab?.requests.some(({ over }) => !over) === true) disturb();
        if (tab !== null) rules.report.toasts += tab.toasts;
        tab?.close();
      },
    ],
    [40, () => tab?.attend(!tab.visible)],
    [
      10,
      () => {
        device.online = !device.online;
        disturb();
        for (const each of tabs) each.attend(each.visible);
      },
    ],
    [
      3,
      () => {
        device.sleep(hourMs);
        disturb();
        rules.disturbedAt += hourMs;
      },
    ],
    [
      1,
      () => {
        device.setClock(random.pick([-hourMs, 0, hourMs]));
      },
    ],
    [
      1,
      () => {
        device.spoil(random.pick(['', '{"askedAt":9e15}', '{"v":7,"askedAt":1}', '[]', 'null']));
        disturb();
      },
    ],
  ];
  let left = random.whole(0, deeds.reduce((sum, [weight]) => sum + weight, 0) - 1);
  deeds.find(([weight]) => (left -= weight) < 0)?.[1]();
}

async function simulateDay(seed: number): Promise<DayReport> {
  const random = seededRandom(seed);
  const start = Date.parse('2026-12-09T00:00:00Z');
  const time = new VirtualTime(start);
  const restore = time.install();
  try {
    const device = createDevice(time, random, seed);
    const server = new SaleServer(time, random, random.pick([0, -2 * hourMs, dayMs]));
    const rules = new Rules(device, server);
    server.begin();
    while (time.now < start + dayMs) {
      act(device, server, rules, random);
      const next =
        Math.max(time.now, device.asleepUntil) + random.whole(100, random.pick([2000, 60_000, 900_000]));
      await time.passUntil(next, rules.judge);
    }
    for (const tab of device.tabs) {
      rules.report.toasts += tab.toasts;
      tab.close();
    }
    return rules.report;
  } finally {
    restore();
  }
}

it(
  'keeps every rule of the poll through days of tabs, sleep, bad networks and bad responses',
  async () => {
    const lines: string[] = [];
    for (const seed of seeds) {
      const { requests, oldestMs, toasts, broken } = await simulateDay(seed);
      lines.push(
        `day ${seed}: ${(requests / 24).toFixed(0)} requests an hour, data up to ${(oldestMs / 1000).toFixed(1)} s old in healthy times, ${toasts} toasts`,
      );
      expect({ seed, broken: [...broken] }).toEqual({ seed, broken: [] });
    }
    process.stdout.write(`${lines.join('\n')}\n`);
  },
  patienceMs,
);
