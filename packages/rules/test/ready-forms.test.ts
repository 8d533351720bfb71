import { hasOptions, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { readDocument } from '@nestling/rules/forms/document.ts';
import { readyForms } from '@nestling/rules/forms/ready/ready-forms.ts';
import { describe, expect, test } from 'vitest';

describe.each(readyForms.map((form) => [form.key, form] as const))(
  'the ready-made form %s',
  (_, { load, name, about }) => {
    test('is one the builder takes, and ends with a signature and its day', async () => {
      const document = await load();
      const read = readDocument(document);
      expect('problems' in read ? read.problems : []).toEqual([]);
      expect('document' in read && read.document).toEqual(document);
      expect(document.blocks.slice(-2).map(({ type, required }) => [type, required])).toEqual([
        ['signature', true],
        ['date', true],
      ]);
      expect(document.blocks.filter(isQuestion).length).toBeGreaterThan(5);
    });

    test('says everything in both languages', async () => {
      const { blocks } = await load();
      const pairs = [
        name,
        about,
        ...blocks.flatMap(({ label, label_es, help, help_es, options = [] }) => [
          [label, label_es],
          ...(help === undefined && help_es === undefined ? [] : [[help, help_es]]),
          ...options.map((option) => [option.label, option.label_es]),
        ]),
      ];
      // "No" is one word in both.
      const alike = pairs.filter(([en, es]) => !en || !es || (en === es && en !== 'No'));
      expect(alike).toEqual([]);
      expect(blocks.filter((block) => hasOptions(block) && !block.options?.length)).toEqual([]);
    });
  },
);
