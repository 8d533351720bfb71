import { expect, test } from 'vitest';
import { readAnswers } from '../src/forms/answers.ts';
import { readDocument } from '../src/forms/document.ts';
import { SITE_FORM_DOCUMENTS, SITE_FORMS } from '../src/website/form-templates.ts';

test.each(SITE_FORMS)('the form %s is one, in both languages, and takes nothing without consent', (kind) => {
  const document = SITE_FORM_DOCUMENTS[kind];
  expect(readDocument(document)).toMatchObject({ document });
  for (const block of document.blocks) {
    expect(block.label_es).toBeTruthy();
    expect(block.options?.every(({ label_es }) => label_es) ?? true).toBe(true);
  }
  const given = { qname: 'Ana', qmail: 'ana@example.com', qtext: 'Hello', qfor: 'Leo', qfrom: '2030-01-01' };
  expect(readAnswers(document, given).problems).toEqual([{ block: 'qagree', fault: 'REQUIRED' }]);
  expect(readAnswers(document, { ...given, qagree: ['oyes'] }).problems).toEqual([]);
});
