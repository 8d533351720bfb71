import { entity } from '../../kernel/read/entity.ts';

/** A setting of the whole centre, by its key. */
export const AppSetting = entity('AppSetting', 'app_setting');
