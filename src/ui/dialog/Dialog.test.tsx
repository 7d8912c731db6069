/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

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

function contact(open: boolean, onClose: () => void) {
  return (
    <Dialog heading="Contact us" closeLabel="Close" open={open} onClose={onClose}>
      <p>We answer within a few hours.</p>
    </Dialog>
  );
}

function pressOn(element: Element): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

describe('Dialog', () => {
  it('is named by its heading and shown only while open', () => {
    const { rerender } = render(contact(false, jest.fn()));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(contact(true, jest.fn()));
    expect(screen.getByRole('dialog', { name: 'Contact us' })).toBeTruthy();
    rerender(contact(false, jest.fn()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls onClose on its button', () => {
    const onClose = jest.fn();
    render(contact(true, onClose));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose once when the browser closes it, as Esc does', () => {
    const onClose = jest.fn();
    render(contact(true, onClose));
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('does not call onClose when its owner has closed it', () => {
    const onClose = jest.fn();
    const { rerender } = render(contact(true, onClose));
    rerender(contact(false, onClose));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls onClose on a click on the backdrop, not on its content', () => {
    const onClose = jest.fn();
    render(contact(true, onClose));
    pressOn(screen.getByText('We answer within a few hours.'));
    expect(onClose).not.toHaveBeenCalled();
    pressOn(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when a press that began on its content ends on the backdrop', () => {
    const onClose = jest.fn();
    render(contact(true, onClose));
    fireEvent.pointerDown(screen.getByText('We answer within a few hours.'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
