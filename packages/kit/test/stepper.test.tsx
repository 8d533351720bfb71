import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from '../src/steps/Stepper.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const Import = () => {
  const [file, setFile] = useState(false);
  return (
    <Stepper
      label="Import"
      steps={[
        {
          key: 'file',
          label: 'Choose a file',
          done: file,
          content: ({ next }) => (
            <button type="button" onClick={() => (file ? next?.() : setFile(true))}>
              {file ? 'Continue' : 'Take it'}
            </button>
          ),
        },
        { key: 'check', label: 'Check', done: false, content: () => <p>The rows</p> },
        { key: 'done', label: 'Done', done: false, content: () => <p>All in</p> },
      ]}
    />
  );
};

test('steps open one after the other; the step stands in the address and its heading takes the focus', async () => {
  const { address } = await renderPart(() => <Import />);
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The rows')).toBeDefined();
  expect(address()).toBe('/?step=check');
  expect(document.activeElement?.textContent).toBe('Step 2 of 3Check');
  expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDefined();
  expect(address()).toBe('/');
});

test('an address of a step that is not open shows the first one that is not done', async () => {
  await renderPart(() => <Import />, { path: '/?step=done' });
  expect(screen.getByRole('button', { name: 'Take it' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Choose a file' }).getAttribute('aria-current')).toBe('step');
});
