import { babyAndPetItems } from './data/baby-pet.ts';
import { bathroomItems } from './data/bathroom.ts';
import { clothingItems } from './data/clothing.ts';
import { drinkPackagingItems } from './data/drink-packaging.ts';
import { electronicItems } from './data/electronics.ts';
import { foodItems } from './data/food.ts';
import { foodPackagingItems } from './data/food-packaging.ts';
import { gardenItems } from './data/garden.ts';
import { kitchenThings } from './data/kitchen-things.ts';
import { largeItems } from './data/large.ts';
import { medicineItems } from './data/medicine.ts';
import { schoolItems } from './data/school.ts';
import { shopAndEventItems } from './data/shop-event.ts';
import { workshopItems } from './data/workshop.ts';
import { takeawayItems } from './data/takeaway.ts';
import { householdItems } from './data/household.ts';
import { batteryAndLampItems } from './data/battery-lamp.ts';
import { buildingItems } from './data/building.ts';
import type { Item } from './item.ts';
import { slugOf } from './slug.ts';

/** Grouped by where they are found; within a group, alike things are neighbours. */
const groups: Item[][] = [
  foodItems,
  drinkPackagingItems,
  foodPackagingItems,
  takeawayItems,
  kitchenThings,
  bathroomItems,
  householdItems,
  babyAndPetItems,
  clothingItems,
  batteryAndLampItems,
  electronicItems,
  medicineItems,
  schoolItems,
  gardenItems,
  workshopItems,
  buildingItems,
  shopAndEventItems,
  largeItems,
];

export const items: readonly Item[] = groups.flat().toSorted((a, b) => a.name.localeCompare(b.name, 'id'));

const bySlug = new Map(items.map((item) => [slugOf(item.name), item]));

export const findItem = (slug: string): Item | undefined => bySlug.get(slug);

const maxSimilar = 4;

/** The nearest neighbours in the item's group, those with the same answer first. */
export function similarItems(item: Item): Item[] {
  const group = groups.find((one) => one.includes(item)) ?? [];
  const place = group.indexOf(item);
  const distance = (other: Item) =>
    Math.abs(group.indexOf(other) - place) + (other.answer === item.answer ? 0 : group.length);
  return group
    .filter((other) => other !== item)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, maxSimilar);
}
