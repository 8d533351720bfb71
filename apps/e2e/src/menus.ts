import { join } from 'node:path';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import type { Product } from './product.ts';

/** Takes the menus and meal counts of the demo away, so that a week begins empty. */
export const clearMenus = async (product: Product): Promise<void> => {
  const { url } = await startCluster({ dir: join(product.dataDir, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.centre_id', (select id::text from centre where slug = 'sunny'), false)`);
  await client.query('delete from meal_count where centre_id = current_setting($1)::int', ['app.centre_id']);
  await client.query('delete from meal_eligibility where centre_id = current_setting($1)::int', ['app.centre_id']);
  await client.query('delete from food_menu_week where centre_id = current_setting($1)::int', ['app.centre_id']);
  await client.end();
};
