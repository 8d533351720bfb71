import { MantineProvider } from '@mantine/core';
import { SpeechContext } from '@nestling/ui/words.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EntryHead } from '../src/domains/forms/parts/EntryHead.tsx';

afterEach(cleanup);

const said = (given: object) =>
  render(
    <MantineProvider>
      <SpeechContext value={{ language: 'en', pets: false }}>
        <EntryHead
          entry={{ status: 'submitted', student: { full_name: 'Ava Lopez' }, ...given }}
          more={['Version 2']}
        />
      </SpeechContext>
    </MantineProvider>,
  ).container.textContent;
const user = { full_name: 'Hannah Reed' };
const on_paper_for = { full_name: 'Lucia Lopez' };

test('an entry says for whom it is, and from whose paper staff entered it', () => {
  expect(said({ user, on_paper_for })).toContain(
    'Ava LopezHannah Reed, from paper filled in by Lucia Lopez · Version 2',
  );
  expect(said({ user })).toContain('Ava LopezHannah Reed · Version 2');
  expect(said({ user: null })).toContain('Public link');
});
