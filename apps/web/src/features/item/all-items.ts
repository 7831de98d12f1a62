import { itemPageOf } from '@app/items/item-page';

/** The texts of all items, for pages that are opened without a network. */
export { itemPageOf };
