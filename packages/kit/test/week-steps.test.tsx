import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WeekSteps } from '../src/WeekSteps.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

test('weeks are stepped through by their Mondays, and no further than the last day', async () => {
  const onMonday = vi.fn();
  await renderPart(() => <WeekSteps monday="2026-02-23" today="2026-03-11" until="2026-03-11" onMonday={onMonday} />);
  for (const name of ['Previous week', 'This week', 'Next week'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(onMonday.mock.calls).toEqual([['2026-02-16'], ['2026-03-09'], ['2026-03-02']]);
  cleanup();
  await renderPart(() => <WeekSteps monday="2026-03-09" today="2026-03-11" until="2026-03-11" onMonday={onMonday} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(true);
});
