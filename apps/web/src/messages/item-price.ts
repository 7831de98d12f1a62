/** What buyers pay for an item of the A–Z. */
export const itemPriceText = {
  title: (province: string) => `Harga di ${province}`,
  sample: 'Data contoh',
  source: (source: string, day: string) => `${source ? `Sumber: ${source}. ` : ''}Dicatat ${day}.`,
};
