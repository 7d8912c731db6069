import { describe, expect, it, jest } from '@jest/globals';
import { fetchDefinition } from './fetch-definition';

const fetched = jest.fn<typeof fetch>();
globalThis.fetch = fetched;

describe('fetchDefinition', () => {
  it('fails where the file cannot be had or holds something else, asks anew the next time, and then no more', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(fetchDefinition('slough')).rejects.toThrow('503');
    fetched.mockResolvedValueOnce(new Response('{"slough": "A pond."}'));
    await expect(fetchDefinition('slough')).rejects.toThrow('No definition');
    fetched.mockResolvedValueOnce(new Response('null'));
    await expect(fetchDefinition('slough')).rejects.toThrow('No definition');
    fetched.mockResolvedValueOnce(new Response('{"slough": ["Slough", "A pond."]}'));
    const slough = { slug: 'slough', term: 'Slough', text: 'A pond.' };
    await expect(fetchDefinition('slough')).resolves.toEqual(slough);
    await expect(fetchDefinition('slough')).resolves.toEqual(slough);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
