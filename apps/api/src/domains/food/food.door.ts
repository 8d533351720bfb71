export { askAboutAllergens } from './ask-allergens.ts';
