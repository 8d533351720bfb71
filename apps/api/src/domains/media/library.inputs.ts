import { id, text } from '../../kernel/call/input.ts';
import { ImageFolder } from './media.entities.ts';

export const name = text(1, 100);
export const createImageFolderInput = { name, parent: id(ImageFolder).optional() };
