export { allergensAtPlate } from './plate.ts';
