import { entity } from '../../kernel/read/entity.ts';

/** The rule a location goes by; the trail numbers it by its location. */
export const RatioSetting = entity('RatioSetting', 'ratio_setting');
