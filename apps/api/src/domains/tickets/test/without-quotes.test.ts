import { expect, test } from 'vitest';
import { splitQuotes } from '../mail/without-quotes.ts';

const withoutQuotes = (mail: string): string => splitQuotes(mail).words;
const answer = 'It is back.\n\nThank you.';
const quoted = '> Could you unplug it?\n>\n> Sam';
const cases: readonly (readonly [string, string])[] = [
  ['Gmail', `${answer}\n\nOn Fri, Nov 27, 2026 at 5:10 AM Sunny Days <reply+x@mail.example.com> wrote:\n\n${quoted}`],
  [
    'Gmail, folded',
    `${answer}\n\nOn Fri, Nov 27, 2026 at 5:10 AM Sunny Days\n<reply+x@mail.example.com> wrote:\n\n${quoted}`,
  ],
  [
    'Gmail in Spanish',
    `${answer}\n\nEl vie, 27 nov 2026 a las 5:10, Sunny Days (<reply+x@mail.example.com>) escribió:\n\n${quoted}`,
  ],
  [
    'Apple Mail',
    `${answer}\n\nSent from my iPhone\n\n> On Nov 27, 2026, at 5:10 AM, Sunny Days <hello@example.com> wrote:\n> \n> Could you?`,
  ],
  [
    'Apple Mail in Spanish',
    `${answer}\n\nEnviado desde mi iPhone\n\n> El 27 nov 2026, a las 5:10, Sunny Days <hello@example.com> escribió:\n> \n> Could you?`,
  ],
  [
    'Outlook',
    `${answer}\n\n________________________________\nFrom: Sunny Days <hello@example.com>\nSent: Friday, November 27, 2026 5:10 AM\nTo: Grace\nSubject: [T-1] x\n\nCould you?`,
  ],
  [
    'Outlook in Spanish',
    `${answer}\n\nDe: Sunny Days <hello@example.com>\nEnviado el: viernes, 27 de noviembre de 2026 5:10\nPara: Grace\nAsunto: [T-1] x\n\nCould you?`,
  ],
  ['Outlook, old', `${answer}\n\n-----Original Message-----\nFrom: Sunny Days\n\nCould you?`],
  [
    'Yahoo',
    `${answer}\n\n    On Friday, November 27, 2026 at 05:10:00 AM EST, Sunny Days <hello@example.com> wrote:  \n \n Could you?`,
  ],
  ['below the letter', `On Fri, Nov 27, 2026 at 5:10 AM Sunny Days <x@example.com> wrote:\n${quoted}\n\n${answer}`],
  ['with a signature', `${answer}\n-- \nGrace Miller\nElm Street`],
  ['alone', answer],
];

test.each(cases)('the words of an answer stand without what they answer: %s', (_, mail) => {
  expect(withoutQuotes(mail)).toBe(answer);
  expect(withoutQuotes(mail.replaceAll('\n', '\r\n'))).toBe(answer);
});

test('words that look like the begin of a letter stay', () => {
  const said = 'On Monday it froze.\nFrom: the hall we see nothing.\nEl cable se rompió.';
  expect(withoutQuotes(said)).toBe(said);
});

test('no mail makes it take long', () => {
  const began = performance.now();
  for (const piece of ['On ', 'On x\n', '> ', '-', `${'_'.repeat(30)}\n`, 'From: x\n', ' \n'])
    withoutQuotes(piece.repeat(Math.floor(1_000_000 / piece.length)));
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('what is answered stands apart, whole', () => {
  for (const [name, mail] of cases) {
    const { quoted: rest } = splitQuotes(mail);
    if (name === 'alone') expect(rest).toBe('');
    else if (name === 'with a signature') expect(rest).toBe('-- \nGrace Miller\nElm Street');
    else expect(rest, name).toMatch(/(Could you|Sunny Days)/);
    expect(rest, name).not.toContain('Thank you.');
  }
  expect(splitQuotes('> Is it back?\nYes.\n> Since when?\nNoon.')).toEqual({
    words: 'Yes.\nNoon.',
    quoted: '> Is it back?\n> Since when?',
  });
});
