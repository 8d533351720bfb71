import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { JumpList } from '../src/JumpList.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const Settings = () => (
  <JumpList>
    {['Limits', 'Cameras', 'Check-in code'].map((title) => (
      <section key={title} aria-labelledby={title}>
        <h2 id={title}>{title}</h2>
        <p>{title === 'Limits' ? 'Sign-in' : 'Default'}</p>
      </section>
    ))}
  </JumpList>
);

test('sections are listed beside the page, a press leads there, and a search leaves those whose words fit', async () => {
  Element.prototype.scrollIntoView = () => {};
  await renderPart(() => <Settings />);
  const list = within(screen.getByRole('navigation', { name: 'Sections' }));
  const names = () => list.getAllByRole('button').map((one) => one.textContent);
  await waitFor(() => expect(names()).toEqual(['Limits', 'Cameras', 'Check-in code']));
  await userEvent.click(list.getByRole('button', { name: 'Cameras' }));
  expect(document.activeElement?.id).toBe('Cameras');
  await userEvent.type(list.getByRole('searchbox'), 'sign-in');
  await waitFor(() => expect(names()).toEqual(['Limits']));
  expect(document.querySelectorAll('section[data-left-out]')).toHaveLength(2);
  await userEvent.clear(list.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(list.getByRole('searchbox'), 'zebra');
  expect((await screen.findByRole('status')).textContent).toContain('zebra');
  expect(list.queryAllByRole('button')).toEqual([]);
});
