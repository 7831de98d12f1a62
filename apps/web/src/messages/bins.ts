/** Said wherever both colours are seen. */
export const binText = {
  twoColours: 'Warna jawaban menandai bahannya; warna tempat mengikuti aturan yang umum dipakai.',
};
