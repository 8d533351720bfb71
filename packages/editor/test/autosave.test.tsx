import type { Ended } from '@nestling/kit/action.ts';
import { keptDraft } from '@nestling/kit/draft.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../kit/test/stage.tsx';
import { useAutosave } from '../src/autosave.ts';
import { SaveBar } from '../src/SaveBar.tsx';

type Value = { readonly text: string };
const done: Ended<object> = { kind: 'done', message: '', data: {} };
const unknown: Ended<object> = { kind: 'unknown', message: '', fieldErrors: [] };
const changed: Ended<object> = {
  kind: 'declined',
  message: 'Ben changed this meanwhile.',
  fieldErrors: [{ field: 'template', code: 'CHANGED', message: '' }],
};

let sent: Value[] = [];
let answers: Ended<object>[] = [];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  answers = [];
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const first: Value = { text: '' };
const Sample = ({ auto, onLatest }: { auto: boolean; onLatest?: () => void }) => {
  const [value, setValue] = useState(first);
  const save = useAutosave({
    value,
    first,
    auto,
    draft: 'sample',
    save: async (given) => {
      sent.push(given);
      return answers.shift() ?? done;
    },
  });
  return (
    <>
      <input aria-label="text" value={value.text} onChange={(event) => setValue({ text: event.currentTarget.value })} />
      <SaveBar save={save} {...(onLatest ? { onLatest } : {})} />
    </>
  );
};
const drawSample = async (auto = true, onLatest?: () => void) => {
  const drawn = await renderPart(() => <Sample auto={auto} {...(onLatest ? { onLatest } : {})} />);
  return drawn;
};
const write = (text: string) => fireEvent.change(screen.getByLabelText('text'), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

test('what is written is saved once it rests', async () => {
  await drawSample();
  write('a');
  await pass(500);
  write('ab');
  await pass(900);
  expect(sent).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  expect(keptDraft('sample')).toEqual({ text: 'ab' });
  await pass(400);
  expect(sent).toEqual([{ text: 'ab' }]);
  expect(screen.getByRole('button', { name: 'Everything is saved' })).toBeTruthy();
  expect(keptDraft('sample')).toBeNull();
});

test('where no answer came nobody knows; the same is sent again before what was written since', async () => {
  answers = [unknown];
  await drawSample();
  write('a');
  await pass(1300);
  expect(screen.getByRole('alert').textContent).toContain('We don’t know whether this was saved');
  // Nothing goes by itself.
  await pass(60_000);
  expect(sent).toHaveLength(1);
  await press('Try again');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(screen.queryByRole('alert')).toBeNull();

  answers = [unknown];
  write('ab');
  await pass(1300);
  write('abc');
  await pass(1300);
  expect(sent.slice(2).map(({ text }) => text)).toEqual(['ab', 'ab', 'abc']);
  expect(screen.getByRole('button', { name: 'Everything is saved' })).toBeTruthy();
});

test('the line comes back: what nobody knows of is sent again', async () => {
  answers = [unknown];
  await drawSample();
  write('a');
  await pass(1300);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await pass(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('what was declined is not sent again until it is something else', async () => {
  answers = [changed];
  const latest = vi.fn();
  await drawSample(true, latest);
  write('a');
  await pass(1300);
  expect(screen.getByRole('alert').textContent).toContain('Ben changed this meanwhile.');
  await pass(60_000);
  expect(sent).toHaveLength(1);
  await press('Load the latest version');
  expect(latest).toHaveBeenCalledOnce();
  write('ab');
  await pass(1300);
  expect(sent.at(-1)).toEqual({ text: 'ab' });
});

test('what others see is saved when somebody says so', async () => {
  await drawSample(false);
  write('a');
  await pass(60_000);
  expect(sent).toEqual([]);
  await press('Save');
  expect(sent).toEqual([{ text: 'a' }]);
});

test('who leaves the screen leaves nothing unsent', async () => {
  const { unmount } = await drawSample();
  write('a');
  unmount();
  await pass(0);
  expect(sent).toEqual([{ text: 'a' }]);
});
