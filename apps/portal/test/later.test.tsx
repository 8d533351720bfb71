import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { later } from '../src/later.ts';

/** Waits for what comes: the first part brings the theme along, which takes its time. */
const come = (text: string) => screen.findByText(text, {}, { timeout: 10_000 });

test('a part that comes later draws its place, then itself, and at once the next time', async () => {
  let loads = 0;
  const Part = later<{ readonly name: string }>(
    async () => {
      loads += 1;
      return { default: ({ name }) => <p>Hello {name}</p> };
    },
    () => <p>Wait</p>,
  );
  const first = render(<Part name="Ava" />);
  expect(screen.getByText('Wait')).toBeTruthy();
  await come('Hello Ava');
  first.unmount();
  render(<Part name="Leo" />);
  expect(screen.getByText('Hello Leo')).toBeTruthy();
  expect(loads).toBe(1);
});

class Caught extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>It did not come</p> : this.props.children);
}

test('a part that does not come fails like any screen, and is asked for anew the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = later<object>(async () => {
    loads += 1;
    if (loads === 1) throw new Error('No line.');
    return { default: () => <p>Here</p> };
  });
  const show = () =>
    render(
      <Caught>
        <Part />
      </Caught>,
    );
  const first = show();
  await come('It did not come');
  first.unmount();
  show();
  await come('Here');
});
