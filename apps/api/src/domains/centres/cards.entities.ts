import { entity } from '../../kernel/read/entity.ts';

/** A card a center pays the platform by. */
export const CenterCard = entity('CenterCard', 'center_card');
