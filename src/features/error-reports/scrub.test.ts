import { describe, expect, it } from '@jest/globals';
import { scrubReport, scrubText } from './scrub';

describe('scrubText', () => {
  it.each([
    ['Not sent: ada@farm.example', 'Not sent: [e-mail]'],
    ['name=Ada&email=ada.l+sale@farm.example&x=1', 'name=Ada&email=[e-mail]&x=1'],
    ['Call (780) 555-0142 or +1 780 555 0142', 'Call [phone] or [phone]'],
    ['+17805550142', '[phone]'],
    ['780-555-0142 780-555-0143,(780)555-0144', '[phone] [phone],[phone]'],
    ['tel:7805550142\n7805550143', 'tel:[phone]\n[phone]'],
    ['(780)555-0142(780)555-0143', '[phone]([phone]'],
    ['-780-555-0142 and x780-555-0142', '-780-555-0142 and x780-555-0142'],
    ['113.7805550142 of 7805550142-1', '113.7805550142 of 7805550142-1'],
    ['https://site.example/sales/?coordinates=-113_53#list failed', 'https://site.example/sales/ failed'],
    ['/search/?query=my+name', '/search/'],
    ['Is 1/4 section enough?', 'Is 1/4 section enough?'],
    ['Minified React error #418', 'Minified React error #418'],
    ['/component---src-1f2e3d4c5b.js', '/component---src-1f2e3d4c5b.js'],
  ])('turns %j into %j', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });
});

describe('scrubReport', () => {
  it('reaches every depth, leaves the stack alone, and survives circular references', () => {
    const report = {
      event_id: '1234567890',
      exception: {
        values: [
          { value: 'of ada@farm.example', stacktrace: { frames: [{ filename: '/a.js', lineno: 1 }] } },
        ],
      },
      breadcrumbs: [{ data: { from: '/a/?b', to: '/c/' }, timestamp: 1 }],
    };
    Reflect.set(report, 'itself', report);
    scrubReport(report);
    expect(report).toMatchObject({
      event_id: '1234567890',
      exception: { values: [{ value: 'of [e-mail]', stacktrace: { frames: [{ filename: '/a.js' }] } }] },
      breadcrumbs: [{ data: { from: '/a/', to: '/c/' }, timestamp: 1 }],
    });
  });
});
