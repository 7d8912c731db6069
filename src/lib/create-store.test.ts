import { describe, expect, it, jest } from '@jest/globals';
import { createListeners, createStore } from './create-store';

describe('createStore', () => {
  it('calls its listeners on a change, and never otherwise', () => {
    const store = createStore('a');
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.set('a');
    expect(listener).not.toHaveBeenCalled();
    store.set('b');
    expect([store.get(), listener.mock.calls.length]).toEqual(['b', 1]);
    unsubscribe();
    store.set('c');
    expect([store.get(), listener.mock.calls.length]).toEqual(['c', 1]);
  });
});

describe('createListeners', () => {
  it('connects for the first listener and disconnects after the last', () => {
    const disconnect = jest.fn();
    const connect = jest.fn(() => disconnect);
    const { subscribe } = createListeners(connect);
    const [leave, leaveLast] = [subscribe(() => undefined), subscribe(() => undefined)];
    expect(connect).toHaveBeenCalledTimes(1);
    leave();
    leave();
    expect(disconnect).not.toHaveBeenCalled();
    leaveLast();
    leaveLast();
    expect(disconnect).toHaveBeenCalledTimes(1);
    subscribe(() => undefined);
    expect(connect).toHaveBeenCalledTimes(2);
  });
});
