/** Where people reach the product. Never from the request: pages are kept by a shared cache under their path alone. */
export const siteOrigin = () => process.env.ORIGIN!;
