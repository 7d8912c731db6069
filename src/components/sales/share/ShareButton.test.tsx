/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareButton } from './ShareButton';

const address = 'https://land.example/auctions/burnt-birch-ranch/';
const writeText = jest.fn<(text: string) => Promise<void>>();
const share = jest.fn<(data: ShareData) => Promise<void>>();

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  document.head.innerHTML = `<link rel="canonical" href="${address}">`;
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  give('clipboard', { writeText });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function press(): void {
  render(<ShareButton title="Burnt Birch Ranch" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

describe('ShareButton', () => {
  it('passes the canonical address to the device', async () => {
    give('share', share);
    press();
    await waitFor(() => {
      expect(share).toHaveBeenCalledWith({ title: 'Burnt Birch Ranch', url: address });
    });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows no message when the visitor cancels', async () => {
    give('share', share.mockRejectedValue(new DOMException('', 'AbortError')));
    press();
    await act(async () => {
      await Promise.resolve();
    });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the address when the device cannot share, and shows a message for a while', async () => {
    jest.useFakeTimers();
    press();
    await act(async () => {
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith(address);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    act(() => {
      jest.runAllTimers();
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the message again, for as long, when it is pressed again', async () => {
    jest.useFakeTimers();
    press();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the address when the device refuses to share', async () => {
    give('share', share.mockRejectedValue(new DOMException('', 'NotAllowedError')));
    press();
    await screen.findByText('Link copied');
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('shows the address to copy by hand when copying is not allowed', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
    press();
    await waitFor(() => {
      expect(prompt).toHaveBeenCalledWith('Copy this address', address);
    });
    expect(screen.getByRole('status').textContent).toBe('');
    prompt.mockRestore();
  });
});
