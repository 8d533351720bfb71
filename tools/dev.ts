import { runProduct } from './start/product.ts';
import { fail } from './trouble.ts';

// `npm run dev`: as `npm start`, from the sources, with pages that change as they are saved.
runProduct(true).catch(fail);
