import { describe, expect, test } from 'vitest';
import { answerText, readAnswers } from '../src/forms/answers.ts';
import { type Block, type BlockType, blockTypeNames, type FormDocument, isQuestion } from '../src/forms/blocks.ts';
import { pagesOf, shownBlocks } from '../src/forms/conditions.ts';
import { readDocument } from '../src/forms/document.ts';
import { type EntryAct, entryAfter, entryStatuses } from '../src/forms/states.ts';

const options = [
  { id: 'oone', label: 'One', label_es: 'Uno' },
  { id: 'otwo', label: 'Two' },
];
const block = (type: BlockType, more: Partial<Block> = {}): Block => ({
  id: `q${type}`,
  type,
  label: type,
  ...(type === 'select' || type === 'checkbox' ? { options } : {}),
  ...more,
});
const faultOf = (one: Block, value: unknown) =>
  readAnswers({ blocks: [one] }, { [one.id]: value }).problems[0]?.fault ?? null;

describe('answers', () => {
  test.each<[BlockType, unknown, string | null]>([
    ['text', 'Ava', null],
    ['text', 'x'.repeat(501), 'TOO_LONG'],
    ['text', 5, 'INVALID'],
    ['number', 4.5, null],
    ['number', Number.NaN, 'NO_NUMBER'],
    ['number', '4', 'INVALID'],
    ['date', '2024-02-29', null],
    ['date', '2023-02-29', 'NO_DATE'],
    ['time', '23:59', null],
    ['time', '24:00', 'NO_TIME'],
    ['select', 'oone', null],
    ['select', 'One', 'NO_CHOICE'],
    ['checkbox', ['oone', 'otwo'], null],
    ['checkbox', ['oone', 'else'], 'NO_CHOICE'],
    ['checkbox', 'oone', 'INVALID'],
    ['rating', 5, null],
    ['rating', 6, 'NO_CHOICE'],
    ['email', 'a@b.co', null],
    ['email', 'a@b', 'NO_EMAIL'],
    ['phone', '(207) 555-0142', null],
    ['phone', 'call me', 'NO_PHONE'],
    ['address', { line: '1 Elm St', city: 'Portland' }, null],
    ['address', { zip: '04101' }, 'INCOMPLETE'],
    ['address', { line: 5 }, 'TOO_LONG'],
    ['initials', 'AL', null],
    ['initials', 'ABCDEF', 'TOO_LONG'],
  ])('%s takes %j as %s', (type, value, fault) => {
    expect(faultOf(block(type), value)).toBe(fault);
  });

  test('a number is held to its limits, and nothing at all is missing only where it is required', () => {
    expect(faultOf(block('number', { min: 1, max: 3 }), 0)).toBe('TOO_SMALL');
    expect(faultOf(block('number', { min: 1, max: 3 }), 4)).toBe('TOO_LARGE');
    for (const type of blockTypeNames.filter((name) => isQuestion({ type: name }) && name !== 'hidden'))
      for (const nothing of [undefined, null, '', '  ', []]) {
        expect(faultOf(block(type), nothing)).toBeNull();
        expect(faultOf(block(type, { required: true }), nothing)).toBe('REQUIRED');
      }
  });

  test('a cell holds the words of options', () => {
    expect(answerText(block('checkbox'), ['oone', 'otwo'])).toBe('One, Two');
    expect(answerText(block('select'), 'oone', 'es')).toBe('Uno');
    expect(answerText(block('address'), { line: '1 Elm', city: 'Bath', state: 'ME', zip: '04530' })).toBe(
      '1 Elm, Bath, ME 04530',
    );
  });
});

describe('conditions', () => {
  const document: FormDocument = {
    blocks: [
      block('select', { id: 'qpet' }),
      block('text', { id: 'qname', show: { block: 'qpet', is: 'equals', value: 'oone' }, required: true }),
      block('text', { id: 'qlast', show: { block: 'qname', is: 'filled' } }),
      block('text', { id: 'qwhy', require: { block: 'qpet', is: 'not', value: 'oone' } }),
    ],
  };
  const shown = (answers: object) => shownBlocks(document, { ...answers }).map((one) => one.block.id);

  test('what is not shown counts as empty for what hangs on it', () => {
    expect(shown({ qpet: 'oone', qname: 'Rex' })).toEqual(['qpet', 'qname', 'qlast', 'qwhy']);
    expect(shown({ qpet: 'otwo', qname: 'Rex' })).toEqual(['qpet', 'qwhy']);
    expect(readAnswers(document, { qpet: 'otwo', qname: 'Rex' })).toEqual({
      answers: { qpet: 'otwo' },
      problems: [{ block: 'qwhy', fault: 'REQUIRED' }],
    });
  });

  test('pages begin at their block', () => {
    const pages = pagesOf(
      shownBlocks({ blocks: [block('text'), block('page', { label: 'Two' }), block('number')] }, {}),
    );
    expect(pages.map(({ title, blocks }) => [title?.label, blocks.length])).toEqual([
      [undefined, 1],
      ['Two', 1],
    ]);
  });
});

describe('documents', () => {
  const faults = (blocks: unknown) => {
    const got = readDocument({ blocks });
    return 'problems' in got ? got.problems.map(({ fault }) => fault) : [];
  };
  test.each<[unknown, string]>([
    [{ id: 'Q 1', type: 'text', label: 'x' }, 'BAD_ID'],
    // What every object has by itself would be taken for an answer.
    [{ id: 'constructor', type: 'text', label: 'x' }, 'BAD_ID'],
    [{ id: 'qone', type: 'toString', label: 'x' }, 'UNKNOWN_TYPE'],
    [{ id: 'qone', type: 'text', label: ' ' }, 'NO_LABEL'],
    [{ id: 'qone', type: 'text', label: 'x', html: '<b>' }, 'UNKNOWN_KEY'],
    [{ id: 'qone', type: 'select', label: 'x' }, 'NO_OPTIONS'],
    [{ id: 'qone', type: 'select', label: 'x', options: [options[0], options[0]] }, 'SAME_ID'],
    [{ id: 'qone', type: 'number', label: 'x', min: 3, max: 1 }, 'BAD_LIMITS'],
    [{ id: 'qone', type: 'text', label: 'x', show: { block: 'qone', is: 'filled' } }, 'BAD_CONDITION'],
    ['qone', 'NOT_A_DOCUMENT'],
  ])('%j is refused: %s', (one, fault) => {
    expect(faults([one])).toEqual([fault]);
  });

  test('a condition names an earlier question and one of its options', () => {
    const second = (show: object) => [block('select', { id: 'qone' }), { ...block('text', { id: 'qtwo' }), show }];
    expect(faults(second({ block: 'qone', is: 'equals', value: 'oone' }))).toEqual([]);
    expect(faults(second({ block: 'qone', is: 'equals', value: 'else' }))).toEqual(['BAD_CONDITION']);
    expect(faults(second({ block: 'qone', is: 'equals', value: 'oone' }).toReversed())).toEqual(['BAD_CONDITION']);
    expect(faults(Array.from({ length: 201 }, (_, n) => block('text', { id: `qb${n}` })))).toEqual(['TOO_MANY']);
  });

  test('is read the same a second time', () => {
    const got = readDocument({ blocks: blockTypeNames.map((type) => block(type)) });
    if ('problems' in got) throw new Error(JSON.stringify(got.problems));
    expect(readDocument(JSON.parse(JSON.stringify(got.document)))).toEqual(got);
  });
});

test('every arrow of an entry is one of the rows', () => {
  const acts: EntryAct[] = ['submit', 'change', 'approve', 'withdraw', 'reject', 'request_change'];
  const all = acts.flatMap((act) => entryStatuses.map((from) => `${from} ${act} ${entryAfter(act, from)}`));
  expect(all.filter((line) => !line.endsWith('null'))).toEqual([
    'draft submit submitted',
    'rejected submit submitted',
    'change_requested submit submitted',
    'submitted change submitted',
    'rejected change rejected',
    'change_requested change change_requested',
    'submitted approve approved',
    'approved withdraw submitted',
    'submitted reject rejected',
    'submitted request_change change_requested',
  ]);
});

describe('jumps', () => {
  const way = (id: string, go?: string) => ({ id, label: id, ...(go ? { go } : {}) });
  const page = (id: string): Block => ({ id, type: 'page', label: id });
  const text = (id: string, more: Partial<Block> = {}): Block => ({
    id,
    type: 'text',
    label: id,
    required: true,
    ...more,
  });
  const pets: FormDocument = {
    blocks: [
      {
        id: 'qpet',
        type: 'select',
        label: 'Pet',
        options: [way('odog', 'pdog'), way('ocat', 'pcat'), way('onone', 'end'), way('orest')],
      },
      text('qname'),
      page('pdog'),
      text('qwalk'),
      page('pcat'),
      text('qlitter'),
      { id: 'qvet', type: 'select', label: 'Vet', options: [way('oyes'), way('onot', 'end')] },
      page('plast'),
      text('qnote', { show: { block: 'qwalk', is: 'empty' } }),
    ],
  };
  const shown = (answers: Record<string, string>) => shownBlocks(pets, answers).map(({ block: { id } }) => id);

  test('an answer leads to a section once its own is at its end; what lies between is not asked', () => {
    expect(shown({})).toEqual(['qpet', 'qname', 'pdog', 'qwalk', 'pcat', 'qlitter', 'qvet', 'plast', 'qnote']);
    expect(shown({ qpet: 'orest' })).toEqual(shown({}));
    expect(shown({ qpet: 'ocat' })).toEqual(['qpet', 'qname', 'pcat', 'qlitter', 'qvet', 'plast', 'qnote']);
    expect(shown({ qpet: 'odog' })).toEqual(shown({}));
    expect(shown({ qpet: 'onone' })).toEqual(['qpet', 'qname']);
    expect(shown({ qpet: 'ocat', qvet: 'onot' })).toEqual(['qpet', 'qname', 'pcat', 'qlitter', 'qvet']);
    // An answer in a section that is skipped leads nowhere, and hangs on nothing: it was not given.
    expect(shown({ qpet: 'onone', qvet: 'onot', qwalk: 'x' })).toEqual(['qpet', 'qname']);
    expect(shown({ qpet: 'ocat', qwalk: 'x' })).toContain('qnote');
    expect(pagesOf(shownBlocks(pets, { qpet: 'onone' }))).toHaveLength(1);
  });

  test('what is skipped is neither demanded nor kept', () => {
    const given = { qpet: 'onone', qname: 'Ava', qwalk: 'twice', qlitter: 'sand' };
    expect(readAnswers(pets, given)).toEqual({ answers: { qpet: 'onone', qname: 'Ava' }, problems: [] });
    expect(readAnswers(pets, { qpet: 'ocat', qname: 'Ava' }).problems).toEqual([
      { block: 'qlitter', fault: 'REQUIRED' },
      { block: 'qnote', fault: 'REQUIRED' },
    ]);
  });

  test('the last answer of a section leads', () => {
    const two: FormDocument = {
      blocks: [
        { id: 'qone', type: 'select', label: 'One', options: [way('ogo1', 'pend')] },
        { id: 'qtwo', type: 'select', label: 'Two', options: [way('ogo2', 'pmid'), way('ostay')] },
        page('pskip'),
        page('pmid'),
        page('pend'),
      ],
    };
    const of = (answers: Record<string, string>) =>
      shownBlocks(two, answers)
        .map(({ block: { id } }) => id)
        .slice(2);
    expect(of({ qone: 'ogo1', qtwo: 'ogo2' })).toEqual(['pmid', 'pend']);
    expect(of({ qone: 'ogo1', qtwo: 'ostay' })).toEqual(['pend']);
  });

  test('it leads forward to a section or to the end, from one choice alone', () => {
    const faults = (blocks: readonly Block[]) => {
      const got = readDocument({ blocks });
      return 'problems' in got ? got.problems.map(({ block: id, fault }) => [id, fault]) : [];
    };
    expect(faults(pets.blocks)).toEqual([]);
    // The section is gone, stands above, is no section, or the question takes several choices.
    expect(faults(pets.blocks.filter(({ id }) => id !== 'pcat'))).toEqual([['qpet', 'BAD_JUMP']]);
    expect(faults([page('pdog'), ...pets.blocks.filter(({ id }) => id !== 'pdog')])).toEqual([['qpet', 'BAD_JUMP']]);
    const asked = (options: Block['options'], type: BlockType = 'select'): Block[] => [
      { id: 'qask', type, label: 'Ask', ...(options ? { options } : {}) },
      text('qlater'),
      page('plater'),
    ];
    expect(faults(asked([way('oone', 'qlater')]))).toEqual([['qask', 'BAD_JUMP']]);
    expect(faults(asked([way('oone', 'plater')], 'checkbox'))).toEqual([['qask', 'BAD_JUMP']]);
    expect(faults(asked([way('oone', 'plater')]))).toEqual([]);
  });
});
