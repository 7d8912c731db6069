import { z } from 'zod';
import { label, template } from './text-fields';

/** Texts of forms. */
export const formTexts = {
  formErrors: z
    .strictObject({
      firstNameRequired: label('Without a first name', 'First name is required'),
      lastNameRequired: label('Without a last name', 'Last name is required'),
      emailRequired: label('Without an e-mail address', 'Email address is required'),
      emailInvalid: label('With an e-mail address that cannot be one', 'Please enter a valid Email Address'),
      phoneRequired: label('Without a telephone number', 'Phone number is required'),
      phoneInvalid: label('With more or fewer digits', 'Phone number must be 10 digits'),
      messageRequired: label('Without a message', 'Message is required'),
      momentsRequired: label('Reminder of nothing', 'Choose at least one reminder'),
      tooLong: label('With more than is taken', 'Please make this shorter'),
      invalid: label('Anything else', 'Please check this'),
    })
    .meta({ title: 'Errors of forms', description: 'Below a field, and in the list above the form.' }),
  forms: z
    .strictObject({
      firstName: label('Field', 'First name'),
      lastName: label('Field', 'Last name'),
      email: label('Field', 'Email address'),
      phone: label('Field', 'Phone number'),
      phoneHint: label('Hint of the field', '10 digits, with area code'),
      mobile: label('Field of the reminder', 'Mobile number (optional)'),
      message: label('Field', 'Message'),
      subscribe: label('Box to tick', 'Send me new sales by e-mail'),
      spamTrap: label('Field that only programs see', 'Leave this empty'),
      oneError: label('Above the form, one field is wrong', 'Please fix one thing.'),
      severalErrors: template('Above the form, several fields are wrong', 'Please fix {count} things.', {
        count: 'how many',
      }),
      sendMessage: label('Button', 'Send message'),
      sendQuestion: label('Button, about a sale', 'Send question'),
      subscribeButton: label('Button', 'Subscribe'),
      remindMe: label('Button', 'Remind me'),
      sending: label('While it is sent', 'Sending…'),
      failed: label('It could not be sent', 'An error occurred while submitting. Please try again.'),
      onlyPosted: label(
        'The newsletter alone failed',
        'We have your message, but could not subscribe you to the newsletter. Send again to repeat that part only.',
      ),
      onlySubscribed: label(
        'All but the newsletter failed',
        'You are subscribed to the newsletter, but we did not get your message. Send again to repeat that part only.',
      ),
      contactSent: label(
        'A message was sent',
        'Thanks for contacting us! We will get in touch with you shortly.',
      ),
      subscribed: label(
        'A subscription was sent',
        'Thanks for subscribing! The next sale will come by e-mail.',
      ),
      reminderSet: label('A reminder was sent', 'Your reminder is set. It will come by e-mail.'),
      about: template('Subject of a question', 'About {subject}', {
        subject: 'the sale, with its parcel or option',
      }),
      newsletterNote: label(
        'Below the form of the panel',
        'You will also hear of new sales by e-mail. Unsubscribe any time.',
      ),
      remindBy: label('Heading of the reminder', 'Get reminders by e-mail'),
      moments: label('Name of the choices', 'Remind me'),
      stopReminders: label('Button of the page to which e-mails link', 'Stop e-mails about this sale'),
    })
    .meta({ title: 'Forms', description: 'Fields, buttons and outcomes of all forms.' }),
  reminderTimes: z
    .strictObject({
      opensDay: label('Opening', 'A day before bidding opens'),
      opensHour: label('Opening, asked for on the last day', 'An hour before bidding opens'),
      closesHour: label('Close', 'An hour before bidding begins to close'),
      closesQuarter: label('Close, asked for in the last hour', '15 minutes before bidding begins to close'),
      firstClosesHour: label(
        'Close, where parcels close one after another',
        'An hour before the first parcel begins to close',
      ),
      firstClosesQuarter: label(
        'The same, asked for in the last hour',
        '15 minutes before the first parcel begins to close',
      ),
      results: label('Results', 'When the results are in'),
    })
    .meta({
      title: 'Times of reminders',
      description: 'Choices of the form for reminders, and in the e-mail that confirms them.',
    }),
};
