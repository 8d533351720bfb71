import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { readAnswers } from '@nestling/rules/forms/answers.ts';
import type { Block, FormDocument } from '@nestling/rules/forms/blocks.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPdf } from '../fill-pdf.ts';
import type { Stamp } from '../pdf-work.ts';

const BLOCKS = 40;
const blocks = Array.from(
  { length: BLOCKS },
  (_, i): Block => ({ id: `note${i}`, type: 'textarea', label: `Note ${i}` }),
);
const document: FormDocument = { blocks };

/** Ranges of signs that are written side by side, shaped, right to left, and none a font has. */
const SCRIPTS = [
  [0x41, 0x5a],
  [0x20, 0x17f],
  [0x627, 0x64a],
  [0x5d0, 0x5ea],
  [0x300, 0x36f],
  [0x1780, 0x17ff],
  [0x4e00, 0x9fff],
  [0x1f600, 0x1f64f],
  [0x0a, 0x0d],
  [0x20, 0xd7ff],
] as const;
const LENGTHS = [1, 40, 700, 9_999];

const answers = fc.array(
  fc.record({
    script: fc.constantFrom(...SCRIPTS),
    letters: fc.constantFrom(...LENGTHS),
    blank: fc.constantFrom('', ' ', '\n', '\u00a0'),
    every: fc.constantFrom(1, 7, 60, 100_000),
    dice: fc.integer({ min: 1, max: 2 ** 31 }),
  }),
  { minLength: 1, maxLength: BLOCKS },
);
type Answer = (typeof answers extends fc.Arbitrary<infer T> ? T : never)[number];

const textOf = ({ script: [least, most], letters, blank, every, dice }: Answer): string => {
  let state = dice;
  let text = '';
  for (let i = 0; text.length < letters - 2; i += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const isBlank = every > 1 && i % every === every - 1;
    text += isBlank ? blank : String.fromCodePoint(least + ((state >>> 8) % (most - least + 1)));
  }
  return text;
};

const aPage = async (): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([612, 792]).drawText('Form', { x: 40, y: 740, size: 12, font });
  return pdf.save();
};

const stampAt = (text: string, i: number): Stamp => ({
  kind: 'text',
  page: 0,
  x: 0.05,
  y: (i % 20) / 21,
  w: 0.9,
  h: 0.04,
  text,
  label: `Note ${i}`,
});

test('whatever answers a form takes, they are sealed within a second', async () => {
  const page = await aPage();
  const shared = { do: 'fill', title: 'T', overflow: 'Rest', attached: 'Attached', foot: 'foot', sign: null } as const;
  const seal = async (texts: readonly string[], printed: boolean): Promise<number> => {
    const began = process.threadCpuUsage();
    const evidence = { title: 'Evidence', whole: true, lines: [{ name: 'Who', text: 'Pat Parent' }] };
    const lines = texts.map((text, i) => ({ name: `Note ${i}`, text }));
    const { bytes: made } = await fillPdf(
      printed
        ? { ...shared, bytes: page, stamps: texts.map(stampAt), sections: [evidence] }
        : { ...shared, bytes: null, stamps: [], sections: [{ title: 'Answers', lines }, evidence] },
    );
    const { user, system } = process.threadCpuUsage(began);
    expect((await PDFDocument.load(made)).getPageCount()).toBeLessThan(60);
    return (user + system) / 1000;
  };
  await seal(['warm'], true);
  await fc.assert(
    fc.asyncProperty(answers, fc.boolean(), async (given, printed) => {
      const values = Object.fromEntries(given.map((answer, i) => [`note${i}`, textOf(answer)]));
      const taken = readAnswers(document, values);
      expect(taken.problems).toEqual([]);
      const texts = Object.values(taken.answers).filter((value) => typeof value === 'string');
      const took = await seal(texts, printed);
      // Beside a busy core a thread's second is longer: what it truly costs is the shorter of two.
      expect(took < 1_000 ? took : Math.min(took, await seal(texts, printed))).toBeLessThan(1_000);
    }),
    { numRuns: 15, seed: 7 },
  );
}, 60_000);

test('an answer too long for the sheets is attached whole', async () => {
  const long = `${'word '.repeat(1_999)}last`;
  const lines = Array.from({ length: 12 }, (_, i) => ({ name: `Note ${i}`, text: long }));
  const { bytes: made } = await fillPdf({
    do: 'fill',
    sign: null,
    bytes: null,
    stamps: [],
    title: 'T',
    overflow: 'Rest',
    attached: 'Attached',
    foot: 'foot',
    sections: [{ title: 'Answers', lines }],
  });
  const [file] = (await PDFDocument.load(made)).getAttachments();
  expect(file?.name).toBe('answers.txt');
  const text = new TextDecoder().decode(file?.data);
  expect(text).toContain('Note 11');
  expect(text.match(/last/g)?.length).toBeGreaterThan(5);
});
