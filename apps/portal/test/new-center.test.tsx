import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Client, fetchExchange } from 'urql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderPart } from '../../../packages/kit/test/stage.tsx';
import { NewCenterForm } from '../src/domains/centres/parts/NewCenterForm.tsx';
import { SetUpProgress } from '../src/domains/centres/parts/SetUpProgress.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const Asked = z.object({ variables: z.record(z.string(), z.unknown()) });
const customer = { name: 'Ann Lee', email: 'a…@oaks.example', company: 'Little Oaks', plan: null, trial_days: 30 };
const taken = 'sunny is taken or looks like another address. Free: sunny-care.';

const show = async () => {
  const sent: Record<string, unknown>[] = [];
  const onBegun = vi.fn();
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const { variables } = Asked.parse(JSON.parse(String(init?.body)));
      sent.push(variables);
      const said = JSON.stringify(variables).includes('"slug":"sunny"')
        ? {
            status: 'Error',
            message: taken,
            color: 'danger',
            errors: [{ field: 'data.slug', code: 'TAKEN', message: taken }],
          }
        : { status: 'Success', message: 'Little Oaks is being set up.', color: 'success', errors: [] };
      return new Response(JSON.stringify({ data: { setupNewCenter: said } }), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  await renderPart(() => <NewCenterForm token="the-token" customer={customer} onBegun={onBegun} />, { client });
  return { sent, onBegun };
};
const fill = async (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
};

test('the address follows the name, what is declined stands at its field, and what is right begins', async () => {
  const { sent, onBegun } = await show();
  expect(screen.getByLabelText('Web address')).toHaveProperty('value', 'little-oaks');
  await fill('Center name', 'Sunny');
  expect(screen.getByLabelText('Web address')).toHaveProperty('value', 'sunny');
  await fill('Location name', 'Portland');
  await fill('Email', 'ann@oaks.example');
  await fill('New password', 'seven quiet lanterns');
  await fill('Confirm new password', 'seven quiet lanterns');
  const send = screen.getByRole('button', { name: 'Create my center' });
  await userEvent.click(send);
  expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
  expect(onBegun).not.toHaveBeenCalled();
  await fill('Web address', 'Sunny-Care');
  await userEvent.click(send);
  await waitFor(() => expect(onBegun).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    request: 'the-token',
    email: 'ann@oaks.example',
    data: { name: 'Sunny', slug: 'sunny-care', theme: 'nestling', location: 'Portland', fname: 'Ann', lname: 'Lee' },
  });
  expect(Object.keys(Object(sent[1]?.data))).not.toContain('password_confirmation');
  expect(JSON.stringify(sessionStorage)).not.toContain('lanterns');
}, 60_000);

test('the steps tell which are done, and name the one that failed', async () => {
  await renderPart(() => <SetUpProgress step="location" failed />);
  expect(screen.getByLabelText('Done: Web address')).toBeTruthy();
  expect(screen.getByLabelText('Now: First location')).toBeTruthy();
  expect(screen.getByLabelText('To come: Your account')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('First location');
});
