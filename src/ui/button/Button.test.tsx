/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button';

afterEach(cleanup);

describe('Button', () => {
  it('runs its action when pressed', () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Show More</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form by default', () => {
    render(<Button>Show More</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps its label and the focus while busy, and sends nothing twice', () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Send Message
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send Message' });
    button.focus();
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
