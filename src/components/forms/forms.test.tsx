/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from './ContactForm';
import { NewsletterForm } from './NewsletterForm';
import { ReminderForm } from './ReminderForm';
import { standInForBrowser, type Answer, type Call } from './browser.example';

const newsletter = 'https://bid.example.com/api/account/subscribe-newsletter';
const page = '/contact/';

let calls: Call[];
let answers: Answer[];
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  ({ calls, answers } = standInForBrowser());
  logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function field(name: string): HTMLInputElement {
  return screen.getByRole('textbox', { name });
}

function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

/** Waits until the code of the form has loaded: from then on the browser does not validate the form. */
async function loaded(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('form')?.noValidate).toBe(true);
  });
}

function fillIn(message: string | null): void {
  type('First name', 'Zoé');
  type('Last name', 'Côté');
  type('Email address', 'zoe@farm.example');
  type('Phone number', '(780) 555-0199');
  if (message !== null) type('Message', message);
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

function fieldsOf(call: Call | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(call?.body));
}

const thanks = 'Thanks for contacting us! We will get in touch with you shortly.';
const failure = 'An error occurred while submitting. Please try again.';

/** Waits for the line beside the button; screen readers announce only the part of it that no toast says. */
async function expectStatus(text: unknown, announced: unknown = ''): Promise<void> {
  await waitFor(() => {
    const { parentElement, textContent } = screen.getByRole('status');
    expect([parentElement?.textContent, textContent]).toEqual([text, announced]);
  });
}

describe('the contact form', () => {
  it('is in the HTML, and posts to the page of thanks by itself', () => {
    const html = renderToString(<ContactForm page={page} newsletter={newsletter} />);
    expect(html).toContain('<form class="form" action="/thanks/" method="post">');
    for (const name of ['form-name', 'page', 'website', 'first-name', 'phone-number', 'message', 'subscribe'])
      expect(html).toContain(`name="${name}"`);
  });

  it('keeps what was typed before its code has loaded', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    fillIn('Early words');
    await loaded();
    expect(field('Message').value).toBe('Early words');
    await press('Send message');
    await expectStatus(thanks);
    expect(fieldsOf(calls[0])).toMatchObject({ 'first-name': 'Zoé', message: 'Early words' });
  });

  it('lists every error, and takes the focus to the list', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    type('Email address', 'zoe@farm');
    type('Phone number', '555 0199');
    await press('Send message');
    const summary = await screen.findByRole('region', { name: 'Please fix 5 things.' });
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'First name is required',
      'Last name is required',
      'Please enter a valid Email Address',
      'Phone number must be 10 digits',
      'Message is required',
    ]);
    expect(document.activeElement).toBe(summary);
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  it('leaves the focus in the field that the visitor corrects, and removes the list once it is empty', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn(null);
    await press('Send message');
    await screen.findByRole('region', { name: 'Please fix one thing.' });
    field('Message').focus();
    type('Message', 'H');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /^Please fix/ })).toBeNull();
    });
    type('Message', '');
    await waitFor(() => {
      expect(field('Message').getAttribute('aria-invalid')).toBe('true');
    });
    expect(screen.queryByRole('region', { name: /^Please fix/ })).toBeNull();
    expect(document.activeElement).toBe(field('Message'));
  });

  it('posts once on a double press, says so and is empty again', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn('Is the well shared?');
    await press('Send message');
    await press('Send message');
    await expectStatus(thanks);
    expect(calls.map(({ url }) => url)).toEqual(['/']);
    expect(fieldsOf(calls[0])).toEqual({
      'form-name': 'contact',
      'submission-id': expect.stringMatching(/^[\da-f-]{36}$/),
      website: '',
      page: '/',
      'shown-for': expect.stringMatching(/^\d+$/),
      'first-name': 'Zoé',
      'last-name': 'Côté',
      'email-address': 'zoe@farm.example',
      'phone-number': '+17805550199',
      message: 'Is the well shared?',
    });
    expect(field('Message').value).toBe('');
    await press('Send message');
    expect(screen.queryByRole('region', { name: /^Please fix/ })).toBeNull();
    type('Message', 'And');
    await expectStatus('');
  });

  it('also tells the newsletter when its box is ticked', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn('Hello');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send me new sales by e-mail' }));
    await press('Send message');
    await expectStatus(thanks);
    expect(calls.map(({ url }) => url)).toEqual(['/', newsletter]);
    expect(fieldsOf(calls[0])).toMatchObject({ subscribe: 'yes' });
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
      FirstName: 'Zoé',
      LastName: 'Côté',
      Email: 'zoe@farm.example',
      PhoneNumber: '+17805550199',
      Source: 'MiniContactForm',
    });
  });

  it('always tells the newsletter in the panel, and repeats that alone when it failed', async () => {
    render(<ContactForm page={page} newsletter={newsletter} subscribes />);
    await loaded();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fillIn('Hello');
    answers.push(200, 500);
    await press('Send message');
    const half = expect.stringContaining('but could not subscribe you to the newsletter');
    await expectStatus(half, half);
    expect(field('Message').value).toBe('Hello');
    await press('Send message');
    await expectStatus(thanks);
    expect(calls.map(({ url }) => url)).toEqual(['/', newsletter, newsletter]);
  });

  it('keeps everything when it fails, and tries again under the same id', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn('Hello');
    answers.push('offline');
    await press('Send message');
    await expectStatus(failure);
    expect(field('Message').value).toBe('Hello');
    expect(logged).toHaveBeenCalledWith(new TypeError('Failed to fetch'));
    await press('Send message');
    await expectStatus(thanks);
    const [first, second] = calls.map(fieldsOf);
    expect(first?.['submission-id']).toBe(second?.['submission-id']);
  });

  it('has what was typed when the visitor comes back to it, and is empty once it was sent', async () => {
    const { unmount } = render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn('Half a message');
    unmount();
    const again = render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    expect([field('Message').value, field('First name').value]).toEqual(['Half a message', 'Zoé']);
    await press('Send message');
    await expectStatus(thanks);
    again.unmount();
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    expect(field('Message').value).toBe('');
  });

  it('sends what a program wrote into the spam trap', async () => {
    render(<ContactForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn('Hello');
    const trap = document.querySelector<HTMLInputElement>('[name=website]');
    expect(trap?.tabIndex).toBe(-1);
    if (trap !== null) trap.value = 'https://spam.example';
    await press('Send message');
    await expectStatus(thanks);
    expect(fieldsOf(calls[0])).toMatchObject({ website: 'https://spam.example' });
  });

  it('needs no newsletter where there is none', async () => {
    render(<ContactForm page={page} newsletter={null} subscribes />);
    await loaded();
    fillIn('Hello');
    await press('Send message');
    await expectStatus(thanks);
    expect(calls.map(({ url }) => url)).toEqual(['/']);
  });
});

describe('the other forms', () => {
  it('ask about the subject', async () => {
    const subject = { sale: 'burnt-lake', parcel: 'parcel-1', label: 'Burnt Lake, Parcel 1' };
    render(<ContactForm subject={subject} page={page} newsletter={newsletter} />);
    expect(screen.getByText('About Burnt Lake, Parcel 1')).toBeTruthy();
    await loaded();
    fillIn('Is it fenced?');
    await press('Send question');
    await expectStatus(thanks);
    expect(fieldsOf(calls[0])).toMatchObject({
      'form-name': 'contact-seller',
      sale: 'burnt-lake',
      parcel: 'parcel-1',
      message: 'Is it fenced?',
    });
    expect(calls).toHaveLength(1);
  });

  it('subscribe to the newsletter, in both places', async () => {
    render(<NewsletterForm page={page} newsletter={newsletter} />);
    await loaded();
    fillIn(null);
    await press('Subscribe');
    await expectStatus('Thanks for subscribing! The next sale will come by e-mail.');
    expect(calls.map(({ url }) => url)).toEqual(['/', newsletter]);
    expect(fieldsOf(calls[0])).toMatchObject({ 'form-name': 'newsletter', 'phone-number': '+17805550199' });
  });

  it('remind of the moments that are ticked, and of at least one', async () => {
    render(
      <ReminderForm
        page={page}
        sale="burnt-lake"
        choices={[
          { moment: 'opens', label: 'A day before bidding opens' },
          { moment: 'closes', label: 'An hour before bidding begins to close' },
          { moment: 'results', label: 'When the results are in' },
        ]}
      />,
    );
    await loaded();
    type('Email address', 'zoe@farm.example');
    for (const name of ['A day before bidding opens', 'An hour before bidding begins to close'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    await press('Remind me');
    const summary = await screen.findByRole('region', { name: 'Please fix one thing.' });
    fireEvent.click(screen.getByRole('link', { name: 'Choose at least one reminder' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Remind me' }));
    expect(summary.isConnected).toBe(true);
    for (const name of ['An hour before bidding begins to close', 'When the results are in'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    await press('Remind me');
    await expectStatus('Your reminder is set. It will come by e-mail.');
    expect(new URLSearchParams(calls[0]?.body).getAll('moments').sort()).toEqual(['closes', 'results']);
    expect(fieldsOf(calls[0])).toMatchObject({ 'form-name': 'reminder', sale: 'burnt-lake' });
    const opens = screen.getByRole<HTMLInputElement>('checkbox', { name: 'A day before bidding opens' });
    expect(opens.checked).toBe(true);
  });
});
