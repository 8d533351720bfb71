import { runProduct } from './start/product.ts';
import { fail } from './trouble.ts';

// `npm start`
runProduct(false).catch(fail);
