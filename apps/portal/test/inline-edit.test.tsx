import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InlineEdit } from '../src/domains/students/record/InlineEdit.tsx';

afterEach(cleanup);

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

test('a list is kept when it is left, not at the first step through it', async () => {
  const save = vi.fn(async () => null);
  render(<InlineEdit label="Group" value="a" choices={choices} onSave={save} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'c');
  expect(save).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(save).toHaveBeenCalledExactlyOnceWith('c');
});

test('what the server declines of a list stays to be mended', async () => {
  const save = vi.fn(async () => ({ kind: 'declined' as const, message: 'Full.', fieldErrors: [] }));
  render(<InlineEdit label="Group" value="a" choices={choices} onSave={save} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'b');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'b');
});

test('a number with a letter in it is not sent', async () => {
  const save = vi.fn(async () => null);
  render(<InlineEdit label="Limit" value="3" limit={{ number: true }} onSave={save} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '3O{Enter}');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '3O');
});
