import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProgressGrid } from '../src/domains/learning/parts/ProgressGrid.tsx';

afterEach(cleanup);

const students = [
  { id: '1', fname: 'Ava', full_name: 'Ava Lopez' },
  { id: '2', fname: 'Ben', full_name: 'Ben Stone' },
];
const skills = [
  { id: '7', name: 'Counting', code: 'M1', archived: false, attribute: null },
  { id: '8', name: 'Shapes', code: null, archived: false, attribute: null },
];
const steps = [
  { id: '4', name: 'Practiced', color: '#338833' },
  { id: '5', name: 'Mastered', color: null },
];
const reached = [{ id: '9', date: '2026-03-10', student: { id: '1' }, skill: { id: '7' }, progress: { id: '4' } }];

const show = (brush: string | null) => {
  const onPress = vi.fn();
  const onAsk = vi.fn();
  render(
    <MantineProvider>
      <ProgressGrid
        label="Grid"
        students={students}
        skills={skills}
        steps={steps}
        reached={reached}
        waiting={new Map([['2 7', '5']])}
        brush={brush}
        today="2026-03-11"
        onPress={onPress}
        onAsk={onAsk}
      />
    </MantineProvider>,
  );
  return { onPress, onAsk };
};

test('each cell says the newest step, also one on its way, and one of them is reached by Tab', () => {
  show(null);
  expect(screen.getByRole('button', { name: 'Ava Lopez, Counting: 1 Practiced, 03/10/2026' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ben Stone, Counting: 2 Mastered' }).dataset.waiting).toBe('true');
  expect(screen.getByRole('button', { name: 'Ava Lopez, Shapes: nothing yet' })).toBeTruthy();
  expect(screen.getAllByRole('button').filter((one) => one.dataset.cell && one.tabIndex === 0)).toHaveLength(1);
});

test('arrows move, a number sets its step, and Enter or a press asks', async () => {
  const { onPress, onAsk } = show(null);
  screen.getByRole('button', { name: /^Ava Lopez, Counting/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}2');
  expect(onPress.mock.calls).toEqual([[{ student_id: '2', skill: '8', progress: '5', date: '2026-03-11' }]]);
  await userEvent.keyboard('9{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onAsk.mock.calls).toEqual([[skills[1], ['2']]]);
  await userEvent.click(screen.getByRole('button', { name: 'Counting: for several children' }));
  expect(onAsk.mock.calls[1]).toEqual([skills[0], ['1', '2']]);
});

test('with a step chosen, a press sets it at once', async () => {
  const { onPress, onAsk } = show('4');
  await userEvent.click(screen.getByRole('button', { name: /^Ben Stone, Shapes/ }));
  expect(onPress.mock.calls).toEqual([[{ student_id: '2', skill: '8', progress: '4', date: '2026-03-11' }]]);
  expect(onAsk).not.toHaveBeenCalled();
});
