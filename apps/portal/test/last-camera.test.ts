import { expect, test } from 'vitest';
import { cameraAt, noteCamera } from '../src/domains/cameras/last-camera.ts';
import { cameraScreens } from '../src/domains/cameras/screens.ts';

test('a camera is told of as it was last shown on its own page, and on no other', () => {
  const page = cameraScreens['cameras.one'].path.replace(':camId', '7');
  expect(cameraAt(page)).toBeUndefined();
  noteCamera('7', { name: 'Sunflowers', state: 'Live' });
  noteCamera('7', { name: 'Sunflowers', state: 'Camera is away' });
  expect(cameraAt(page)).toEqual({ name: 'Sunflowers', state: 'Camera is away' });
  expect(cameraAt(cameraScreens['cameras.own'].path)).toBeUndefined();
  expect(cameraAt(undefined)).toBeUndefined();
});

test('the last twenty are kept', () => {
  for (let id = 100; id < 125; id += 1) noteCamera(String(id), { name: `Camera ${id}`, state: 'Live' });
  const pages = Array.from({ length: 25 }, (_, n) => cameraAt(`/students/cameras/${100 + n}`));
  expect(pages.map((camera) => camera !== undefined)).toEqual([...Array(5).fill(false), ...Array(20).fill(true)]);
});
