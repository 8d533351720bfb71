import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, Fault, type Field, html, line, link, optional, whole } from '../src/field.ts';
import { newHistory, onward, redone, undone } from '../src/history.ts';
import {
  changeBlock,
  duplicateBlock,
  emptyBlock,
  fits,
  insertBlock,
  moveBlock,
  removeBlock,
  stepOf,
} from '../src/operate.ts';
import { readDocument } from '../src/read.ts';
import { asItIs, type BlockDocument, type BlockOfKind, blockSchema } from '../src/schema.ts';
import { storedDocument } from '../src/stored.ts';
import { findBlock, mapBlocks, placedBlocks } from '../src/walk.ts';

/** Names another block, as a condition or a link within a page does. */
const reference: Field<string | undefined> = optional<string | undefined>({
  ...line(40),
  read: (value) => {
    if (typeof value !== 'string') throw new Fault('INVALID');
    return value;
  },
  forget: (value, gone) => (value !== undefined && gone.has(value) ? undefined : value),
});
const leaves = ['heading', 'text', 'gap'] as const;
const kinds = {
  heading: { fields: { text: line(20), level: choice(2, 3), to: reference } },
  text: { fields: { html: html(100), href: link(80) } },
  gap: { fields: { lines: whole(1, 9) } },
  columns: {
    fields: {},
    slots: { left: { of: [...leaves, 'columns'], most: 5, begins: ['text'] }, right: { of: leaves, most: 3 } },
  },
} as const;
type Block = BlockOfKind<typeof kinds>;
type Doc = BlockDocument<Block>;
const set = blockSchema({ kinds, root: ['heading', 'text', 'gap', 'columns'], most: 30, id: /^[a-z0-9]{2,32}$/ });

let made = 0;
const id = () => {
  made += 1;
  return `n${made}x`;
};
const head = (name: string, text = ''): Block => ({ id: name, type: 'heading', text, level: 2 });
const pair = (name: string, left: Extract<Block, { type: 'columns' }>['left'] = []): Block => ({
  id: name,
  type: 'columns',
  left,
  right: [],
});
const faults = (value: unknown) => {
  const got = readDocument(set, value, asItIs);
  return 'problems' in got ? got.problems.map(({ fault }) => fault) : [];
};
const told = (value: unknown) => {
  const got = readDocument(set, value, asItIs);
  return 'problems' in got ? got.problems : [];
};

describe('what is sent', () => {
  test.each<[unknown, string]>([
    [null, 'NOT_A_DOCUMENT'],
    [{ blocks: [], more: 1 }, 'NOT_A_DOCUMENT'],
    [{ blocks: ['x'] }, 'NOT_A_DOCUMENT'],
    [{ blocks: [{ ...head('ab'), id: 'A B' }] }, 'BAD_ID'],
    [{ blocks: [{ ...head('ab'), type: 'toString' }] }, 'UNKNOWN_TYPE'],
    [{ blocks: [{ ...head('ab'), onclick: 'x' }] }, 'UNKNOWN_KEY'],
    [{ blocks: [JSON.parse('{"id":"ab","type":"gap","lines":1,"__proto__":{"x":1}}')] }, 'UNKNOWN_KEY'],
    [{ blocks: [head('ab'), head('ab')] }, 'SAME_ID'],
    [{ blocks: [head('ab', 'x'.repeat(21))] }, 'TOO_LONG'],
    [{ blocks: [{ id: 'ab', type: 'text', html: '', href: 'javascript:x()' }] }, 'BAD_LINK'],
    [{ blocks: [{ id: 'ab', type: 'gap', lines: 1.5 }] }, 'INVALID'],
    [{ blocks: [{ ...pair('ab'), right: [pair('cd')] }] }, 'MISPLACED'],
    [{ blocks: [{ id: 'ab', type: 'columns', left: [] }] }, 'NOT_A_DOCUMENT'],
    [{ blocks: Array.from({ length: 31 }, (_, n) => head(`h${n}`)) }, 'TOO_MANY'],
  ])('%j is refused: %s', (value, fault) => {
    expect(faults(value)).toEqual([fault]);
  });

  test('blocks within blocks count, and stand no deeper than eight', () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? head('in') : { ...pair(`c${levels}`), left: [deep(levels - 1)] };
    expect(faults({ blocks: [deep(8)] })).toEqual([]);
    expect(faults({ blocks: [deep(9)] })).toEqual(['TOO_DEEP']);
    const wide = {
      blocks: Array.from({ length: 7 }, (_, n) => pair(`c${n}`, [0, 1, 2, 3].map((m) => head(`h${n}x${m}`)) as [])),
    };
    expect(faults(wide)).toEqual(['TOO_MANY']);
  });

  test('each problem is told at its block and field, all at once', () => {
    const left = [head('cd', 'x'.repeat(30)), { id: 'ef', type: 'gap', lines: 0 }];
    expect(told({ blocks: [head('ab'), { ...pair('co'), left }] })).toEqual([
      { block: 'cd', path: ['blocks', 1, 'left', 0, 'text'], fault: 'TOO_LONG' },
      { block: 'ef', path: ['blocks', 1, 'left', 1, 'lines'], fault: 'INVALID' },
    ]);
  });

  test('HTML passes through what cleans it, by its rules', () => {
    const got = readDocument(
      set,
      { blocks: [{ id: 'ab', type: 'text', html: '<b>', href: '' }] },
      (text, as) => `${as}:${text}`,
    );
    expect(got).toMatchObject({ document: { blocks: [{ html: 'text:<b>' }] } });
  });
});

test('what is kept is read whatever wrote it', () => {
  const kept = {
    blocks: [head('ab', ' x '), head('ab'), { id: 'cd', type: 'gone' }, { id: 'gap', type: 'gap', lines: 99, x: 1 }, 7],
  };
  expect(storedDocument(set, kept)).toEqual({
    blocks: [head('ab', 'x'), head('ab2'), { id: 'gap', type: 'gap', lines: 1 }],
  });
  expect(storedDocument(set, 'nothing')).toEqual({ blocks: [] });
});

test('an older version is brought up step by step', () => {
  const rename = (from: string, to: string) => (blocks: readonly unknown[]) =>
    JSON.parse(JSON.stringify(blocks).replaceAll(`"type":"${from}"`, `"type":"${to}"`));
  const grown = blockSchema({
    kinds,
    root: ['heading'],
    most: 9,
    id: /^\w+$/,
    upgrades: [rename('title', 'caption'), rename('caption', 'heading')],
  });
  const of = (type: string) => ({ blocks: [{ ...head('ab', 'x'), type }] });
  for (const [version, type] of [
    [1, 'title'],
    [2, 'caption'],
    [3, 'heading'],
  ] as const) {
    expect(storedDocument(grown, of(type), { version })).toEqual({ blocks: [head('ab', 'x')] });
    if (version < 3) expect(storedDocument(grown, of(type))).toEqual({ blocks: [] });
  }
});

test('a slot for a kind that is not there is no set', () => {
  expect(() =>
    blockSchema({ kinds: { a: { fields: {}, slots: { in: { of: ['b'], most: 1 } } } }, root: ['a'], most: 1, id: /./ }),
  ).toThrow('b');
});

test('blocks are changed, copied and taken out; what named one that is gone names it no more', () => {
  const doc: Doc = { blocks: [head('ab', 'One'), pair('co', [{ ...head('cd', 'Two'), to: 'ab' } as never])] };
  expect(changeBlock(set, doc, 'cd', { text: 'Three', type: 'gap', id: 'zz' }).blocks[1]).toMatchObject({
    left: [{ id: 'cd', type: 'heading', text: 'Three' }],
  });
  expect(changeBlock(set, doc, 'cd', { text: 'Two' })).toBe(doc);
  const copied = duplicateBlock(set, doc, 'co', id);
  expect(copied?.document.blocks.map((block) => block.type)).toEqual(['heading', 'columns', 'columns']);
  expect(new Set(placedBlocks(set, copied?.document ?? doc).map(({ block }) => block.id)).size).toBe(5);
  expect(JSON.stringify(removeBlock(set, doc, 'ab'))).not.toContain('"to"');
  expect(emptyBlock(set, 'columns', () => 'nn')).toMatchObject({ left: [{ type: 'text', html: '' }], right: [] });
  expect(emptyBlock(set, 'toString')).toBeNull();
});

test('a step goes past the one beside it, into columns, across them and out again', () => {
  let doc: Doc = { blocks: [head('ab'), pair('co', [head('in') as never]), head('zz')] };
  const places: (string | null)[] = [];
  const walk = (by: -1 | 1) => {
    for (let spot = stepOf(set, doc, 'ab', by); spot; spot = stepOf(set, doc, 'ab', by)) {
      doc = moveBlock(set, doc, 'ab', spot);
      const at = findBlock(set, doc, 'ab');
      places.push(`${at?.parent ?? ''}.${at?.slot}${at?.index}`);
      if (places.length > 20) throw new Error(places.join(' '));
    }
  };
  walk(1);
  expect(places).toEqual(['co.left0', 'co.left1', 'co.right0', '.1', '.2']);
  places.length = 0;
  walk(-1);
  expect(places).toEqual(['.1', 'co.right0', 'co.left1', 'co.left0', '.0']);
});

/** What a person may do next, told by numbers so that it can be made smaller. */
const act = fc.record({
  do: fc.constantFrom('insert', 'move', 'remove', 'duplicate', 'change', 'step', 'undo', 'redo'),
  a: fc.nat(60),
  b: fc.nat(60),
  at: fc.nat(6),
  kind: fc.constantFrom('heading', 'text', 'gap', 'columns'),
  words: fc.string({ maxLength: 20 }),
});

test('whatever is done, the document stays valid, and undo brings back each byte', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const first: Doc = { blocks: [head('ab', 'One'), pair('co', [head('cd') as never])] };
      let history = newHistory(first);
      const seen = [JSON.stringify(first)];
      for (const one of acts) {
        const doc = history.now;
        const all = placedBlocks(set, doc);
        const [some, other] = [all[one.a % (all.length || 1)], all[one.b % (all.length || 1)]];
        const spot =
          other?.block.type === 'columns' && one.b % 2 === 0
            ? { parent: other.block.id, slot: one.b % 4 === 0 ? 'left' : 'right', index: one.at }
            : { parent: other?.parent ?? null, slot: other?.slot ?? '', index: one.at };
        const name = some?.block.id ?? '';
        const step = stepOf(set, doc, name, one.b % 2 === 0 ? 1 : -1);
        const block = emptyBlock(set, one.kind, id);
        const next: Record<string, () => Doc> = {
          insert: () => (block ? insertBlock(set, doc, block, spot) : doc),
          move: () => moveBlock(set, doc, name, spot),
          remove: () => removeBlock(set, doc, name),
          duplicate: () => duplicateBlock(set, doc, name, id)?.document ?? doc,
          change: () => changeBlock(set, doc, name, { text: one.words.trim(), lines: 3 }),
          step: () => (step ? moveBlock(set, doc, name, step) : doc),
        };
        if (one.do === 'undo') history = undone(history);
        else if (one.do === 'redo') history = redone(history);
        else history = onward(history, next[one.do]?.() ?? doc);
        if (step && one.do === 'step') expect(history.now).not.toBe(doc);
        expect(faults(JSON.parse(JSON.stringify(history.now)))).toEqual([]);
        // Moves lose nothing.
        if (one.do === 'move' || one.do === 'step')
          expect(
            placedBlocks(set, history.now)
              .map((placed) => placed.block.id)
              .sort(),
          ).toEqual(all.map((placed) => placed.block.id).sort());
      }
      const end = JSON.stringify(history.now);
      const steps = history.past.length;
      for (let n = 0; n < steps; n += 1) history = undone(history);
      expect(JSON.stringify(history.now)).toBe(seen[0]);
      for (let n = 0; n < steps; n += 1) history = redone(history);
      expect(JSON.stringify(history.now)).toBe(end);
      expect(mapBlocks(set, history.now, (block) => block)).toBe(history.now);
    }),
    { numRuns: 300 },
  );
});

test('a block moves neither into itself nor where there is no room', () => {
  const doc: Doc = { blocks: [pair('co', [pair('in') as never]), head('ab')] };
  expect(moveBlock(set, doc, 'co', { parent: 'in', slot: 'left', index: 0 })).toBe(doc);
  expect(moveBlock(set, doc, 'in', { parent: 'co', slot: 'right', index: 0 })).toBe(doc);
  expect(fits(set, doc, pair('nn'), { parent: 'gone', slot: 'left', index: 0 })).toBe(false);
  expect(insertBlock(set, doc, head('ab'), { parent: null, slot: '', index: 0 })).toBe(doc);
});

test('typing in one field is one step to take back', () => {
  let history = newHistory('');
  for (const text of ['a', 'ab', 'abc']) history = onward(history, text, 'h text');
  history = onward(history, 'abc!', 'other');
  expect(undone(undone(history)).now).toBe('');
  expect(undone(undone(undone(history))).now).toBe('');
});
