"""The constants of the inputs of Azul and Sintra."""

OFFER_NUMBERS = 8  # about the offer, the first of the table
STANDING_NUMBERS = 5  # about score and turn order, the first of a seat
FLAG = 4  # a condition that holds; larger than 1 because weights per unit are limited
LARGE_TAKE = 6  # takes of this size or more count as one size
