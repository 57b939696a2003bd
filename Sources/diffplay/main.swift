print("diffplay")
