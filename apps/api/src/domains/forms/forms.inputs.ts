import { anyJson, choice, id, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

export const name = text(1, 200);
export const document = () => anyJson(400_000);
export const createNewFormInput = {
  name,
  location: id(Location),
  type: choice('web', 'printed'),
  description: text(0, 2000).optional(),
  instructions: text(0, 5000).optional(),

  /** Of a printed form: the key of its PDF's upload, and what it was called. */
  file: text(0, 100).optional(),
  file_original: text(0, 255).optional(),
  document: document().optional(),
};
