/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PictureGallery } from './PictureGallery';
import type { Picture } from '../../../lib/picture';

beforeAll(() => {
  // jsdom has dialogs but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(cleanup);

function pictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const name = String(index + 1);
    const set = (ending: string) =>
      [412, 824, 1248].map((width) => `/${name}-${String(width)}.${ending} ${String(width)}w`).join();
    return {
      alt: `View ${name}`,
      caption: `Caption ${name}`,
      width: 1248,
      height: 832,
      src: `/${name}-1248.jpg`,
      srcSet: set('jpg'),
      sources: [
        { type: 'image/avif', srcSet: set('avif') },
        { type: 'image/webp', srcSet: set('webp') },
      ],
    };
  });
}

async function openFirst(count: number): Promise<HTMLElement> {
  render(<PictureGallery pictures={pictures(count)} />);
  fireEvent.click(screen.getByRole('link', { name: 'View 1' }));
  return screen.findByRole('dialog', { name: 'Pictures' });
}

function currentPicture(): string | null {
  return screen.getByRole('dialog').querySelector('li[aria-hidden=false] img')?.getAttribute('alt') ?? null;
}

describe('PictureGallery', () => {
  it('holds small pictures that lead to the large files', () => {
    const html = renderToString(<PictureGallery pictures={pictures(1)} />);
    expect(html).toContain('href="/1-1248.jpg"');
    expect(html).toContain('srcSet="/1-412.avif 412w,/1-824.avif 824w"');
    expect(html).not.toContain('webp');
    expect(html.match(/1248\./g)).toHaveLength(1);
  });

  it('links to the pictures beyond the sixth by text when scripts do not run', () => {
    const html = renderToString(<PictureGallery pictures={pictures(8)} />);
    expect(/<noscript>.*<\/noscript>/.exec(html)?.[0]).toContain('<a href="/7-1248.jpg">View 7</a>');
    expect(renderToString(<PictureGallery pictures={pictures(6)} />)).not.toContain('noscript');
  });

  it('shows six pictures, and the others on request, with the focus on the first of them', () => {
    render(<PictureGallery pictures={pictures(8)} />);
    expect(screen.getAllByRole('link')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 8 pictures' }));
    expect(screen.getAllByRole('link')).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View 7' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('moves through the pictures by keys and buttons', async () => {
    const dialog = await openFirst(3);
    expect([currentPicture(), dialog.textContent]).toEqual(['View 1', expect.stringContaining('1 of 3')]);
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(currentPicture()).toBe('View 1');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect([currentPicture(), dialog.textContent]).toEqual(['View 2', expect.stringContaining('Caption 2')]);
    fireEvent.keyDown(dialog, { key: 'End' });
    expect(currentPicture()).toBe('View 3');
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(currentPicture()).toBe('View 1');
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(currentPicture()).toBe('View 3');
    fireEvent.keyDown(dialog, { key: 'Home' });
    expect(currentPicture()).toBe('View 1');
  });

  it('ignores keys that the browser uses', async () => {
    const dialog = await openFirst(3);
    fireEvent.keyDown(dialog, { key: 'ArrowRight', altKey: true });
    expect(currentPicture()).toBe('View 1');
  });

  it('fetches the neighbours of a picture and no others', async () => {
    const dialog = await openFirst(5);
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect([...dialog.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['View 1', 'View 2', 'View 3']);
  });

  it('shows a message when a picture cannot be loaded', async () => {
    const dialog = await openFirst(2);
    const picture = dialog.querySelector('img');
    if (picture !== null) fireEvent.error(picture);
    expect(dialog.textContent).toContain('This picture could not be loaded. View 1');
  });

  it('returns the focus to the picture that was opened', async () => {
    await openFirst(2);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'View 1' }));
  });
});
