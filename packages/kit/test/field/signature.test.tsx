import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignatureField } from '../../src/field/SignatureField.tsx';
import { renderPart } from '../stage.tsx';

afterEach(cleanup);

const Field = ({ disabled = false }: { disabled?: boolean }) => {
  const [value, onChange] = useState<readonly (readonly number[])[]>([]);
  return (
    <>
      <SignatureField label="Your signature" value={value} onChange={onChange} disabled={disabled} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
};
const lines = () => JSON.parse(screen.getByRole('status').textContent ?? '');
/** The page of the tests has no layout: the paper is 500 by 150 wherever it stands. */
const paper = () => {
  const pad = screen.getByRole('img');
  pad.getBoundingClientRect = () => new DOMRect(100, 50, 500, 150);
  Object.assign(pad, { setPointerCapture: vi.fn() });
  return pad;
};
const draw = (pad: Element, ...points: readonly (readonly [number, number])[]) => {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY, pointerId: 1 });
  const [first = [0, 0] as const, ...rest] = points;
  fireEvent.pointerDown(pad, at(first));
  for (const point of rest) fireEvent.pointerMove(pad, at(point));
  fireEvent.pointerUp(pad);
};

test('lines are kept in units of the paper, within it, and cleared', async () => {
  await renderPart(() => <Field />);
  const pad = paper();
  expect(pad.getAttribute('aria-label')).toBe('A place to draw the signature');
  // A tremble says nothing; beyond the edge is the edge.
  draw(pad, [100, 50], [101, 51], [350, 125], [900, 900]);
  expect(lines()).toEqual([[0, 0, 500, 150, 1000, 300]]);
  expect(pad.getAttribute('aria-label')).toBe('The signature, drawn');
  draw(pad, [200, 100]);
  expect(lines()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the drawing' }));
  expect(lines()).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is drawn where it is off', async () => {
  await renderPart(() => <Field disabled />);
  draw(paper(), [150, 60], [300, 120]);
  expect(lines()).toEqual([]);
});
